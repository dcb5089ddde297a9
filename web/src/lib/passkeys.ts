// Passkeys: asking the browser to make one, or to sign in by one (Web Authentication, Level 3).

import type { KeptProfile } from "./browser/profile";
import { deviceName, signedIn } from "./people";
import type { ProfileView } from "./protocol";
import { ask } from "./server/api";

/** Whether this browser has passkeys at this address. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

/** Make a passkey for the profile. Rejects if the person changes their mind. */
export async function addPasskey(): Promise<ProfileView> {
  const options: unknown = await ask("POST /api/profile/passkeys/options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const body = { credential: made.toJSON() as Record<string, unknown>, name: deviceName() };
  return ask("POST /api/profile/passkeys", { body });
}

/** Sign in on this device by a passkey. Rejects if the person changes their mind. */
export async function signInByPasskey(): Promise<KeptProfile> {
  const options: unknown = await ask("POST /api/profiles/passkey/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const body = { credential: signed.toJSON() as Record<string, unknown>, device: deviceName() };
  return signedIn(await ask("POST /api/profiles/passkey", { body }));
}
