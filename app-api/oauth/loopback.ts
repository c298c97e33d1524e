const names = new Set(["127.0.0.1", "localhost", "[::1]"])

/** Whether an address is on the machine of the person who opens it. */
export const isLoopback = ({ hostname }: URL): boolean => names.has(hostname)
