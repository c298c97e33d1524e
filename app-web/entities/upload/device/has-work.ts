import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"

const mark = "intake_work"

/** Whether the device may keep uploads or recordings: only then is the database opened when the app is loaded. */
export const mayHaveWork = (): boolean => safeLocalStorage.read(mark) !== null

export const noteWork = (isThere: boolean): boolean => safeLocalStorage.write(mark, isThere ? "1" : null)
