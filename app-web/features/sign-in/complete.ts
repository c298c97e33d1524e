/** Whether this is a whole email address. The server knows the exact rule. */
export const isAddress = (written: string): boolean =>
  /^[^\s@]+@([^\s@.]+(\.[^\s@.]+)+|localhost)$/iu.test(written.trim())

/** Whether this is a whole mobile number of mainland China, however its digits are grouped. */
export const isMobile = (written: string): boolean => /^1\d{10}$/.test(written.replaceAll(/[\s()-]/gu, ""))
