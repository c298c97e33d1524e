import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Link } from "@tanstack/react-router"
import { ChevronRight, GraduationCap } from "lucide-react"
import type { ReactElement } from "react"

/** The link to questions that are due, in the library; nothing if there are none. */
export const DueLine = (): ReactElement | null => {
  const t = useText("asking")
  const count = trpc.review.listDue.useQuery({}).data?.questions.length ?? 0
  if (count === 0) return null
  return (
    <Link
      to="/ask"
      search={{ review: "due" }}
      className="mx-3.5 mb-1 inline-flex h-9 shrink-0 animate-fade items-center gap-2 self-start rounded-md px-1.5 text-sm text-fg-2 hover:text-fg max-md:mx-2.5 max-md:h-11 md:mx-6.5"
    >
      <GraduationCap className="size-4 text-accent-text" aria-hidden />
      {t("ask.due", { count })}
      <ChevronRight className="size-4 text-fg-3" aria-hidden />
    </Link>
  )
}
