import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"

const mark = "intake_work"

/** Whether the device may have uploads or recordings. Only then is the database opened when the app loads. */
export const mayHaveWork = (): boolean => safeLocalStorage.read(mark) !== null

export const setHasWork = (hasWork: boolean): boolean => safeLocalStorage.write(mark, hasWork ? "1" : null)
