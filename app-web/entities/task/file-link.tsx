import { useText } from "#web/lib/text.ts"
import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"

interface FileLinkProps {
  readonly taskId: string
  /** What tells it apart from the others of its list. */
  readonly name: string
}

/** The way from a line of a log to the file it is about. */
export const FileLink = ({ taskId, name }: FileLinkProps): ReactElement => {
  const t = useText("log")
  return (
    <Link
      to="/task/$taskId"
      params={{ taskId }}
      aria-label={t("log.fileNamed", { name })}
      className="inline-flex min-h-9 items-center text-sm text-accent-text underline underline-offset-2 max-md:min-h-11"
    >
      {t("log.file")}
    </Link>
  )
}
