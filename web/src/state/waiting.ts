/** A pause that a tap can cut short. */
export class Pause {
  #end: (() => void) | null = null;

  wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.hurry(), milliseconds);
      this.#end = () => {
        clearTimeout(timer);
        this.#end = null;
        resolve();
      };
    });
  }

  hurry(): void {
    this.#end?.();
  }
}
