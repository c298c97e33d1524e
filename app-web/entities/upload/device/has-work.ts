import { kept } from "#web/lib/safe-local-storage.ts"

const mark = "intake_work"

/** Whether the device may keep uploads or recordings: only then is the database opened when the app is loaded. */
export const mayHaveWork = (): boolean => kept.read(mark) !== null

export const noteWork = (isThere: boolean): boolean => kept.write(mark, isThere ? "1" : null)
