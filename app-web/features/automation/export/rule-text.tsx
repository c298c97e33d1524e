import { useFolders } from "#web/entities/folder/use-folders.ts"
import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import type { ExportRule } from "./rule.ts"

/** What a rule writes of which files. */
export const RuleText = ({ rule }: { readonly rule: ExportRule }): ReactElement => {
  const t = useText("automation/exports")
  const form = useText("automation/form")
  const found = useFolders()
  const { content, flavour, folder_id: folderId, formats, has_shared: hasShared, has_translations: hasOthers } = rule
  const folder = found?.folders.find(({ id }) => id === folderId)
  const isGone = folderId !== null && found !== undefined && folder === undefined
  const parts = [
    t(`exports.content.${content}`),
    formats.includes("md") && t(`exports.flavour.${flavour}`),
    folderId === null ? t("nav.files") : folder !== undefined && t("exports.inFolder", { name: folder.name }),
    hasOthers && t("exports.withTranslations"),
    hasShared && t("exports.withShared"),
  ].filter((part) => part !== false)
  return (
    <>
      <p className="text-sm break-words text-fg-2">{parts.join(" · ")}</p>
      {isGone && <p className="text-sm text-warn">{form("form.folderGone")}</p>}
    </>
  )
}
