import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { type ReactElement, useRef, useState } from "react"
import { ListSection } from "../rows/list-section.tsx"
import { AddRule } from "./add-rule.tsx"
import { RuleRow } from "./rule-row.tsx"

/** Milliseconds between looks: files are written while the page is open. */
const pause = 5000

/** The rules by which files are written elsewhere. */
export const ExportSection = (): ReactElement => {
  const t = useText("automation/exports")
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAdding, setAdding] = useState(false)
  const found = trpc.automaticExport.listExportRules.useQuery({}, { refetchOnMount: "always", refetchInterval: pause })
  return (
    <ListSection
      heading={heading}
      title={t("exports.title")}
      text={t("exports.text")}
      none={t("exports.none")}
      add={t("exports.add")}
      full={(limit) => t("exports.full", { limit })}
      found={found}
      onAdd={() => setAdding(true)}
      dialogs={isAdding && <AddRule targets={found.data?.targets ?? []} onClose={() => setAdding(false)} />}
    >
      {found.data?.items.map((rule) => (
        <RuleRow
          key={rule.id}
          rule={rule}
          targets={found.data.targets}
          onRemoved={() => heading.current?.focus()}
        />
      ))}
    </ListSection>
  )
}
