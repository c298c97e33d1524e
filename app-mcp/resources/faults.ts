import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server"
import { type Cause, Effect } from "effect"

export const notFound = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message)

/** A defect: logged, and reported without its details. */
export const internalError = (cause: Cause.Cause<unknown>) =>
  Effect.andThen(
    Effect.logError("A resource could not be read", cause),
    Effect.fail(new ProtocolError(ProtocolErrorCode.InternalError, "Something went wrong on the server")),
  )
