import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Spinner } from "#web/ui/spinner.tsx"
import { CircleCheck } from "lucide-react"
import { type ReactElement, useState } from "react"

/** Milliseconds between looks. The server notes a use to the minute, but the first one at once. */
const pause = 3000

interface Used {
  readonly name: string
  readonly last_used_at: string | null
}

/** Turns green as soon as an app or a key calls that has not called since the setup was copied. */
export const FirstCall = ({ since }: { readonly since: number }): ReactElement => {
  const t = useText("account")
  const [hasCalled, setCalled] = useState(false)
  const isCall = ({ last_used_at: used }: Used): boolean => used !== null && Date.parse(used) >= since
  const looking = { refetchInterval: hasCalled ? false as const : pause }
  const { data: apps } = trpc.connectedApp.listConnectedApps.useQuery({}, looking)
  const { data: keys } = trpc.mcpKey.listMcpKeys.useQuery({}, looking)
  const caller = [...apps?.items ?? [], ...keys?.items ?? []].find(isCall)
  if (caller !== undefined && !hasCalled) setCalled(true)
  return (
    <output className="mt-4 flex items-center gap-2 text-base">
      {caller === undefined
        ? (
          <>
            <Spinner />
            <span className="text-fg-2">{t("assistant.waiting")}</span>
          </>
        )
        : (
          <>
            <CircleCheck className="size-5 text-ok" aria-hidden />
            <span className="text-ok">{t("assistant.arrived", { name: caller.name })}</span>
          </>
        )}
    </output>
  )
}
