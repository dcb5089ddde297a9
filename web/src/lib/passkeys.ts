// Passkeys: asking the browser to make one, or to sign in by one (Web Authentication, Level 3).

import type { KeptProfile } from "./browser/profile";
import { deviceName, signedIn } from "./people";
import type { ProfileMade, ProfileView } from "./protocol";
import { ask, posting } from "./server/api";

/** Whether this browser has passkeys at this address. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

/** Make a passkey for the profile. Rejects if the person changes their mind. */
export async function addPasskey(): Promise<ProfileView> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>(
    "/api/profile/passkeys/options",
    { method: "POST" },
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const body = { credential: made.toJSON() as unknown, name: deviceName() };
  return ask<ProfileView>("/api/profile/passkeys", posting(body));
}

/** Sign in on this device by a passkey. Rejects if the person changes their mind. */
export async function signInByPasskey(): Promise<KeptProfile> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>(
    "/api/profiles/passkey/options",
    { method: "POST" },
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const body = { credential: signed.toJSON() as unknown, device: deviceName() };
  return signedIn(await ask<ProfileMade>("/api/profiles/passkey", posting(body)));
}
