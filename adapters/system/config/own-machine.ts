/** Whether a host name or address means this machine itself, so that nobody else can use it. */
export const isOwnMachine = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname)
