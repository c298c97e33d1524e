const systemCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Connection exceptions, too many connections, and a server that is starting, recovering or shutting down. */
const sqlStates = /^(08...|53300|57P0[1-5])$/

/** The driver has no codes for these. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a statement failed because the database is away, and not because of the statement. */
export const isConnectionLost = (cause: unknown): boolean => {
  if (!(cause instanceof Error)) return false
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : ""
  return systemCodes.test(code) || sqlStates.test(code) || messages.test(cause.message)
}
