import { useText } from "#web/lib/text.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Section } from "#web/ui/section.tsx"
import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"

/** The way from the account to what happens by itself. */
export const AutomationLink = (): ReactElement => {
  const t = useText("automation")
  return (
    <Section title={t("automation.title")} text={t("automation.text")}>
      <Link to="/account/automation" className={buttonStyle({}, "max-md:!h-11")}>{t("automation.open")}</Link>
    </Section>
  )
}
