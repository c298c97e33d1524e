import { onSignOut } from "#web/lib/on-sign-out.ts"
import { storeOf } from "#web/lib/store.ts"
import { report } from "#web/lib/usage/report.ts"

/** The task whose sharing is open; null while the dialog is closed. */
export const sharedTask = storeOf<string | null>(null)

export const openShare = (taskId: string): void => {
  report("web_other", { click: "share" })
  sharedTask.set(taskId)
}

export const closeShare = (): void => sharedTask.set(null)
onSignOut(closeShare)
