import { Context } from "effect"

/**
 * Where a request comes from: an IPv4 address, or the /64 of an IPv6 one. Null for the machine itself, which is not counted:
 * the command line, jobs, and callers that reach the server over loopback.
 */
export const CallerNetwork = Context.Reference<string | null>("domain/kernel/CallerNetwork", {
  defaultValue: () => null,
})
