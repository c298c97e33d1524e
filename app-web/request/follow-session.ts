import { queries } from "#web/lib/queries.ts"
import { onOtherSession } from "#web/lib/session.ts"

/** However a session ends or begins, here or in another tab: nothing shown to one person remains for the next. */
export const followSession = (): void => onOtherSession(() => queries.clear())
