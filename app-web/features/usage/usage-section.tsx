import { useText } from "#web/lib/text.ts"
import { isSignalled, setRefused, useRefused } from "#web/lib/usage/refusal.ts"
import { Section } from "#web/ui/section.tsx"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import type { ReactElement } from "react"

/** Whether the use of this browser is counted. The browser may have refused for its user already. */
export const UsageSection = (): ReactElement => {
  const t = useText("usage")
  const isRefused = useRefused()
  return (
    <Section title={t("usage.title")} text={t("usage.text")}>
      {isSignalled
        ? <p className="text-fg-2">{t("usage.signalled")}</p>
        : (
          <SwitchRow
            label={t("usage.label")}
            hint={t("usage.hint")}
            checked={!isRefused}
            onChange={(isCounted) => setRefused(!isCounted)}
          />
        )}
      <p className="mt-3">
        <a href="/usage-statistics" className="text-accent-text underline">{t("usage.more")}</a>
      </p>
    </Section>
  )
}
