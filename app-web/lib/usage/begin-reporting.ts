import { settings } from "../settings.ts"
import { reportTo } from "./report.ts"
import type * as Sender from "./sender.ts"
import { warnNotSent } from "./warn.ts"

/** From here on, what happens is reported, unless this is configured otherwise. What sends it is loaded for the first report, and sends nothing of people who refuse. */
export const beginReporting = (load: () => Promise<typeof Sender>): void => {
  if (settings.analytics === null) return
  let sender: ReturnType<typeof load> | undefined
  reportTo((happened) => {
    sender ??= load()
    sender.then(({ send }) => send(happened), () => {
      sender = undefined
      warnNotSent()
    })
  })
}
