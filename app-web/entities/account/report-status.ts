import { arrivedBy } from "#web/lib/arrival.ts"
import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { onOtherSession, token } from "#web/lib/session.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { mayReport } from "#web/lib/usage/refusal.ts"
import { report } from "#web/lib/usage/report.ts"
import { usageKeys } from "#web/lib/usage/usage-keys.ts"

/** 2 is the specification's; the others are ours. */
const methods: Readonly<Record<string, "1" | "2" | "3" | "4">> = { google: "1", phone: "2", email: "3", passkey: "4" }

const sources = { direct: "1", desktop: "2", referral: "3" } as const

/** Someone who comes back by themselves still came from where they came from first. */
const sourceAfter = (before: string | null) => {
  const known = Object.values(sources).find((source) => source === before?.at(3))
  const arrival = arrivedBy()
  return arrival === "direct" ? known ?? sources.direct : sources[arrival]
}

/** Reports whether someone is signed in, how, whether they pay and where they came from, when any of it has changed. */
export const reportStatus = (user: { readonly isPaying: boolean } | null): void => {
  if (!mayReport()) return
  const before = safeLocalStorage.read(usageKeys.status)
  const method = methods[safeLocalStorage.read(storageKeys.lastMethod) ?? ""]
  const status = {
    user_login: user === null ? "0" : "1",
    login_type: user === null ? "0" : method ?? "3",
    user_vip: user?.isPaying === true ? "1" : "0",
    login_from: sourceAfter(before),
  } as const
  const written = Object.values(status).join("")
  if (before === written) return
  safeLocalStorage.write(usageKeys.status, written)
  report("user_status", status)
}

const note = (): void => {
  if (token() === null) reportStatus(null)
}

/** Reports that nobody is signed in, now and whenever a session ends. */
export const followVisitor = (): void => {
  note()
  onOtherSession(note)
}
