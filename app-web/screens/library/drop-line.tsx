import { openAdd } from "#web/features/add-dialog/add-state.ts"
import { useText } from "#web/lib/text.ts"
import { CloudUpload } from "lucide-react"
import type { ReactElement } from "react"

/** Below the last row: files can be dropped anywhere. Not on phones, which have nothing to drop. */
export const DropLine = (): ReactElement => {
  const t = useText("library")
  return (
    <button
      type="button"
      onClick={() => openAdd("files")}
      className="mx-8 mt-5 hidden w-[calc(100%-64px)] items-center justify-center gap-2 rounded-lg border-[1.5px] border-dashed border-line-strong py-5 text-sm text-fg-3 transition-colors hover:border-brand hover:text-accent-text md:flex"
    >
      <CloudUpload className="size-4" />
      {t("list.drop")}
    </button>
  )
}
