import { DateTime, Effect, Schema } from "effect"
import { currentSession } from "../../account/shared/signed-in.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import { TaskId } from "../../kernel/ids.ts"
import { TokenSigner } from "../../kernel/token-signer.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTaskRole } from "../../task/shared/require-task.ts"
import { documentName } from "../co-document.ts"
import { callerName } from "../shared/publish-replaced.ts"
import { ensureDocument } from "../steps/ensure-document.ts"
import { ticketLife, ticketText } from "../ticket.ts"

/** Issues a ticket for the connection on which people edit a summary together, or as viewers see it change. It is valid for a minute. */
export const enterDocument = useCase("writing.enterDocument", {
  input: wire({ taskId: TaskId }),
  output: wire({
    ticket: Schema.String,
    document: Schema.String,
    user: Schema.Struct({ id: Schema.String, name: Schema.String }),
    isWriter: Schema.Boolean,
  }),
  run: Effect.fnUntraced(function*({ taskId }) {
    const actor = yield* CurrentActor
    const { sign } = yield* TokenSigner
    const { role } = yield* requireTaskRole(taskId)
    const isWriter = role !== "viewer"
    const { document: { epoch } } = yield* ensureDocument(taskId)
    const userId = actor._tag === "User" ? actor.id : null
    const name = (yield* callerName) ?? "Operator"
    const until = DateTime.toEpochMillis(yield* DateTime.now) + ticketLife
    const session = yield* currentSession
    const ticket = yield* sign(
      ticketText({ use: "writing", taskId, epoch, userId, session, name, isWriter, until }),
    )
    const user = { id: userId ?? "operator", name }
    return { ticket, document: documentName(taskId, epoch), user, isWriter }
  }),
})
