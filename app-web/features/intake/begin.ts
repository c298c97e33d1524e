import { mayHaveWork } from "./device/has-work.ts"
import { openShared } from "./shared/open-shared.ts"
import { registerWorker } from "./shared/register-worker.ts"
import { uploads } from "./upload/uploads.ts"

/** What is done once the app is there, and again after each sign-in: none of it keeps the first screen waiting. */
export const begin = async (user: string): Promise<void> => {
  registerWorker()
  void openShared()
  if (!mayHaveWork() && uploads.get().length === 0) return
  const { goOn } = await import("./go-on.ts")
  await goOn(user)
}
