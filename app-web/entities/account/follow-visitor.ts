import { onOtherSession, token } from "#web/lib/session.ts"
import { reportStatus } from "./report-status.ts"

const note = (): void => {
  if (token() === null) reportStatus(null)
}

/** Reports that nobody is signed in, now and whenever a session ends. */
export const followVisitor = (): void => {
  note()
  onOtherSession(note)
}
