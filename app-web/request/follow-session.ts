import { queries } from "#web/lib/queries.ts"
import { onOtherSession } from "#web/lib/session.ts"

/** However a session ends or begins, here or in another tab: what one person was shown is not there for the next. */
export const followSession = (): void => onOtherSession(() => queries.clear())
