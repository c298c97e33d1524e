import { NoAssistants } from "#web/entities/plan/no-assistants.tsx"
import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Copied } from "#web/ui/copied.tsx"
import { Section } from "#web/ui/section.tsx"
import { Select } from "#web/ui/select.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { CircleCheck } from "lucide-react"
import { type ReactElement, useState } from "react"
import { hosts, type Setup, type Way } from "./hosts.ts"

const isLocal = (): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname)

/** How assistants are connected, or what it takes to have any. */
export const AssistantSection = (): ReactElement => {
  const t = useText("account")
  const { data: user } = trpc.account.getCurrentUser.useQuery({}, { staleTime: 300_000 })
  return (
    <Section title={t("assistant.title")} text={t("assistant.text")}>
      {user?.subscription.plan_type === "free" ? <NoAssistants /> : <Setups />}
    </Section>
  )
}

/** Host by host, and whether one has called. */
const Setups = (): ReactElement => {
  const t = useText("account")
  const [id, setId] = useState("claude-code")
  const [way, setWay] = useState<Way>("account")
  const [began, setBegan] = useState<number | null>(null)
  const host = hosts[id]
  const url = `${location.origin}/mcp`
  const setup = (way === "key" ? host?.key : undefined)?.(url) ?? host?.account(url)
  const where = ({ into, file = "" }: Setup): string =>
    into === "file" ? t("assistant.file", { file }) : t(`assistant.${into}`)
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <Select
          aria-label={t("assistant.host")}
          value={id}
          className="max-md:[&>select]:!h-11"
          onChange={({ target }) => setId(target.value)}
        >
          {Object.entries(hosts).map(([one, { name }]) => <option key={one} value={one}>{name}</option>)}
        </Select>
        {host?.key !== undefined && (
          <Select
            aria-label={t("assistant.way")}
            value={way}
            className="max-md:[&>select]:!h-11"
            onChange={({ target }) => setWay(target.value === "key" ? "key" : "account")}
          >
            <option value="account">{t("assistant.byAccount")}</option>
            <option value="key">{t("assistant.byKey")}</option>
          </Select>
        )}
      </div>
      {host?.note !== undefined && <p className="mb-3 text-base text-fg-2">{t(`assistant.${host.note}`)}</p>}
      {host?.isElsewhere === true && isLocal() && (
        <p className="mb-3 rounded-md bg-warn-soft px-4 py-3 text-base">{t("assistant.elsewhere")}</p>
      )}
      {setup !== undefined && (
        <Copied
          what={where(setup)}
          text={setup.text}
          onCopy={() => setBegan((before) => before ?? Date.now())}
        />
      )}
      {way === "key" && host?.key !== undefined && <p className="mt-2 text-sm text-fg-3">{t("assistant.keyNote")}</p>}
      {began !== null && <FirstCall since={began} />}
    </>
  )
}

/** Milliseconds between looks. The server notes a use to the minute, but the first one at once. */
const pause = 3000

interface Used {
  readonly name: string
  readonly last_used_at: string | null
}

/** Turns green as soon as an app or a key calls that has not called since the setup was copied. */
const FirstCall = ({ since }: { readonly since: number }): ReactElement => {
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
