import { ofPerson, ofServer, open, type Row } from "./role-rows.ts"

/** Who may change the address or number of an account: its owner, who proves both, and the operator. An undo needs its link. */
export const contactChangeRoles = {
  "contactChange.confirmChange": ofPerson,
  "contactChange.inspectUndo": open,
  "contactChange.listChanges": ofServer,
  "contactChange.replaceContact": ofServer,
  "contactChange.requestChange": ofPerson,
  "contactChange.undoByPhone": open,
  "contactChange.undoChange": open,
} as const satisfies Readonly<Record<string, Row>>
