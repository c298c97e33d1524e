import { storeOf, useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { clsx } from "clsx"
import type { ReactElement } from "react"
import { DocumentFiles, DocumentFilesFooter } from "./document-files.tsx"
import { pasteDraft } from "./paste-draft.ts"
import { PasteFooter, PasteText } from "./pasted-text.tsx"

const views = ["upload", "paste"] as const

/** Which way is shown: pasting, if there is unsent text. */
const documentView = storeOf<(typeof views)[number]>(pasteDraft.get() === "" ? "upload" : "paste")

/** Text that already exists: as files, or pasted. */
export const DocumentTab = (): ReactElement => {
  const t = useText("add-dialog")
  const shown = useStore(documentView)
  return (
    <>
      <fieldset className="mb-4 flex gap-1">
        <legend className="sr-only">{t("document.how")}</legend>
        {views.map((view) => (
          <label
            key={view}
            className={clsx(
              "inline-flex h-8 items-center rounded-full px-3.5 text-sm font-[540] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand max-md:h-11",
              view === shown ? "bg-accent-soft text-accent-text" : "text-fg-2 hover:bg-hover",
            )}
          >
            <input
              type="radio"
              name="document-view"
              className="sr-only"
              checked={view === shown}
              onChange={() => documentView.set(view)}
            />
            {t(`document.${view}`)}
          </label>
        ))}
      </fieldset>
      {shown === "upload" ? <DocumentFiles /> : <PasteText />}
    </>
  )
}

export const DocumentFooter = (): ReactElement =>
  useStore(documentView) === "upload" ? <DocumentFilesFooter /> : <PasteFooter />
