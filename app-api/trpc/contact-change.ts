import { confirmChange } from "#domain/contact-change/use-cases/confirm-change.ts"
import { inspectUndo } from "#domain/contact-change/use-cases/inspect-undo.ts"
import { requestChange } from "#domain/contact-change/use-cases/request-change.ts"
import { undoByPhone } from "#domain/contact-change/use-cases/undo-by-phone.ts"
import { undoChange } from "#domain/contact-change/use-cases/undo-change.ts"
import { mutation, openMutation, router } from "./trpc.ts"

export const contactChangeRouter = router({
  confirmChange: mutation(confirmChange),
  inspectUndo: openMutation(inspectUndo),
  requestChange: mutation(requestChange),
  undoByPhone: openMutation(undoByPhone),
  undoChange: openMutation(undoChange),
})
