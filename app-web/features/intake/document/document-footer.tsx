import type { ReactElement } from "react"
import { useStore } from "../../../lib/store.ts"
import { DocumentFilesFooter } from "./document-files-footer.tsx"
import { documentView } from "./document-view.ts"
import { PasteFooter } from "./paste-footer.tsx"

export const DocumentFooter = (): ReactElement =>
  useStore(documentView) === "upload" ? <DocumentFilesFooter /> : <PasteFooter />
