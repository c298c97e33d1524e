import type { ReactElement } from "react"
import { deviceId, keepToken } from "../../lib/session.ts"
import { t } from "../../lib/text.ts"
import { trpc } from "../../lib/trpc.ts"

export const AccountBar = (): ReactElement => {
  const usage = trpc.plan.getUsage.useQuery({})
  const utils = trpc.useUtils()
  const signOut = trpc.account.signOut.useMutation({
    // Also when the server cannot be reached: on this device the session ends in any case.
    onSettled: () => {
      keepToken(null)
      void utils.invalidate()
    },
  })
  return (
    <div className="row">
      {usage.data && (
        <span className="quiet">
          {t("minutes.left", { left: usage.data.left, total: usage.data.total + usage.data.bonus })}
        </span>
      )}
      <button type="button" className="button" onClick={() => signOut.mutate({ device_id: deviceId() })}>
        {t("signOut")}
      </button>
    </div>
  )
}
