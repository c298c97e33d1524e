import { confirmChange } from "./use-cases/confirm-change.ts"
import { inspectUndo } from "./use-cases/inspect-undo.ts"
import { listChanges } from "./use-cases/list-changes.ts"
import { replaceContact } from "./use-cases/replace-contact.ts"
import { requestChange } from "./use-cases/request-change.ts"
import { undoByPhone } from "./use-cases/undo-by-phone.ts"
import { undoChange } from "./use-cases/undo-change.ts"

export const contactChangeCases = [
  confirmChange,
  inspectUndo,
  listChanges,
  replaceContact,
  requestChange,
  undoByPhone,
  undoChange,
] as const
