import { NoAssistants } from "#web/entities/plan/no-assistants.tsx"
import { Consent } from "#web/features/connect/consent.tsx"
import { loadQuestion } from "#web/features/connect/question.ts"
import { PageNotices } from "#web/features/notices/page-notices.tsx"
import { EntryPage } from "#web/features/sign-in/entry-page.tsx"
import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { errorCode } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { NotLoaded } from "#web/ui/section.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { useQuery } from "@tanstack/react-query"
import { useParams } from "@tanstack/react-router"
import type { ReactElement } from "react"

/** Where a program sends people to be let into their account. A plan without assistants is said before anything is asked. */
export const Connect = (): ReactElement => {
  const t = useText("connect")
  useTitle(t("connect.page"))
  return (
    <EntryPage notices={<PageNotices />}>
      <Asked />
    </EntryPage>
  )
}

const Asked = (): ReactElement => {
  const t = useText("connect")
  const { id } = useParams({ from: "/connect/$id" })
  const { data: user, error: failure, refetch: again } = trpc.account.getCurrentUser.useQuery({})
  const { data, error, refetch } = useQuery({
    queryKey: ["connect", id],
    queryFn: () => loadQuestion(id),
    retry: false,
  })
  if (error !== null) {
    return errorCode(error) === "QuestionNotFound"
      ? <Ended title={t("connect.page")} text={t("connect.gone")} />
      : <NotLoaded error={error} onRetry={() => void refetch()} />
  }
  if (failure !== null && user === undefined) return <NotLoaded error={failure} onRetry={() => void again()} />
  if (user === undefined || data === undefined) return <Spinner />
  if (user.subscription.plan_type === "free") {
    return (
      <>
        <h1 className="mb-4 text-2xl font-[640] break-words">{t("connect.title", { name: data.name })}</h1>
        <NoAssistants />
      </>
    )
  }
  return <Consent id={id} question={data} account={user.email ?? user.phone ?? ""} />
}

const Ended = ({ title, text }: { readonly title: string; readonly text: string }): ReactElement => (
  <>
    <h1 className="mb-4 text-2xl font-[640]">{title}</h1>
    <p role="alert" className="text-md text-fg-2">{text}</p>
  </>
)
