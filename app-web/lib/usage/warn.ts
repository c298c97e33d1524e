/** A report that is not sent disturbs nobody: it is discarded, and the console says so. */
export const warnNotSent = (): void => console.warn("A report of usage was not sent")
