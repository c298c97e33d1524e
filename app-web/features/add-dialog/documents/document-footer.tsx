import { useStore } from "#web/lib/store.ts"
import type { ReactElement } from "react"
import { DocumentFilesFooter } from "./document-files-footer.tsx"
import { documentView } from "./document-view.ts"
import { PasteFooter } from "./paste-footer.tsx"

export const DocumentFooter = (): ReactElement =>
  useStore(documentView) === "upload" ? <DocumentFilesFooter /> : <PasteFooter />
