import { PageNotices } from "#web/features/notices/page-notices.tsx"
import { EntryPage } from "#web/features/sign-in/entry-page.tsx"
import { clearSession, token as session } from "#web/lib/session.ts"
import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { errorCode, errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Button } from "#web/ui/button.tsx"
import { NotLoaded } from "#web/ui/section.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { type ReactElement, useState } from "react"

/**
 * Where the link of a mail leads that undoes a change of address, and where a number leads that an account left lately.
 * It says what an undo does, and does it only when asked.
 */
export const UndoChange = (): ReactElement => {
  const t = useText("change-address/undo")
  useTitle(t("undo.title"))
  return (
    <EntryPage notices={<PageNotices />}>
      <Undo />
    </EntryPage>
  )
}

const Undo = (): ReactElement => {
  const t = useText("change-address/undo")
  const [secret] = useState(() => location.hash.slice(1))
  const { data, error, refetch } = useUndo(secret)
  const undo = trpc.contactChange.undoChange.useMutation({
    onSuccess: () => {
      if (session() !== null) clearSession("unauthorized")
    },
  })
  if (undo.data !== undefined) {
    return (
      <output className="block">
        <Heading>{t("undo.done", { address: undo.data.address })}</Heading>
        <p className="mt-2 mb-6 text-md text-fg-2">{t("undo.next")}</p>
        <Link to="/login" replace className={buttonStyle({ tone: "primary", size: "lg" }, "w-full")}>
          {t("undo.logIn")}
        </Link>
      </output>
    )
  }
  const failure = undo.error ?? error
  if (secret === "" || isOver(failure)) {
    return (
      <>
        <Heading>{t("undo.none")}</Heading>
        {failure !== null && <p role="alert" className="mt-2 text-md text-fg-2">{errorMessage(failure)}</p>}
      </>
    )
  }
  if (error !== null) return <NotLoaded error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Spinner />
  return (
    <>
      <Heading>{t("undo.title")}</Heading>
      <p className="mt-2 text-md break-words">{t("undo.text", { address: data.address, replaces: data.replaces })}</p>
      <p className="mt-2 mb-6 text-md text-fg-2">{t("undo.effects")}</p>
      <Button
        tone="primary"
        size="lg"
        className="w-full"
        disabled={undo.isPending}
        onClick={() => undo.mutate({ token: data.token })}
      >
        {t("undo.act")}
      </Button>
      {undo.error !== null && <p role="alert" className="mt-2 text-sm text-bad">{errorMessage(undo.error)}</p>}
    </>
  )
}

const Heading = ({ children }: { readonly children: string }): ReactElement => (
  <h1 className="text-2xl font-[640] break-words">{children}</h1>
)

const isOver = (error: unknown): boolean =>
  error !== null && ["UndoInvalid", "CodeInvalid", "MalformedRequest"].includes(errorCode(error) ?? "")

/** What the secret undoes: that of a mail, or one that a number was just proved with, which is exchanged first. */
const useUndo = (secret: string) => {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: ["undo-change", secret],
    enabled: secret !== "",
    retry: false,
    staleTime: Infinity,
    queryFn: async () => {
      const { token } = secret.startsWith("sms_")
        ? await client.contactChange.undoByPhone.mutate({ accesstoken: secret })
        : { token: secret }
      return { token, ...await client.contactChange.inspectUndo.mutate({ token }) }
    },
  })
}
