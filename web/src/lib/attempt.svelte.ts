// The action of a button: whether it is running, and why it failed.

/** Why something failed: the error's message, or `otherwise` if it has none. */
export function told(error: unknown, otherwise: string): string {
  return error instanceof Error ? error.message : otherwise;
}

export class Attempt {
  isBusy = $state(false);
  fault = $state("");

  /** `otherwise` is shown for an error without a message. */
  constructor(private readonly otherwise: string) {}

  /** Do some work, unless other work is running. Returns whether it succeeded. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.fault = "";
    try {
      await work();
    } catch (error) {
      this.fault = told(error, this.otherwise);
    } finally {
      this.isBusy = false;
    }
    return !this.fault;
  }
}
