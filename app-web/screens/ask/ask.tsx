import { LibraryAsking } from "#web/features/asking/library/library-asking.tsx"
import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { DrawerButton } from "#web/shell/drawer-button.tsx"
import { useNavigate, useSearch } from "@tanstack/react-router"
import type { ReactElement } from "react"

/** Questions about all files. */
export const Ask = (): ReactElement => {
  const t = useText("asking")
  useTitle(t("library.title"))
  const isReview = useSearch({ strict: false }).review === "due"
  const navigate = useNavigate()
  return (
    <LibraryAsking
      before={<DrawerButton />}
      isReview={isReview}
      onReviewed={() => void navigate({ to: "/ask", replace: true })}
    />
  )
}
