import { sizeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Chip } from "#web/ui/chip.tsx"
import { Input } from "#web/ui/input.tsx"
import { NotLoaded } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, useId, useState } from "react"
import { DeskSection } from "./desk-section.tsx"
import { Pager } from "./pager.tsx"
import { PlanChoice } from "./plan-choice.tsx"

const size = 10
const failed = (error: unknown): void => void toast(errorMessage(error), { tone: "bad" })

/** Finds accounts, locks them out and lets them in, and invites people. */
export const AccountSection = (): ReactElement => {
  const t = useText("desk")
  const [search, setSearch] = useState("")
  const [page, setPage] = useState(1)
  const asked = { search, page, page_size: size }
  const { data, error, refetch } = trpc.desk.findAccounts.useQuery(asked, {
    retry: false,
    placeholderData: (before) => before,
  })
  return (
    <DeskSection title={t("desk.accounts")}>
      <Input
        type="search"
        aria-label={t("desk.search")}
        placeholder={t("desk.search")}
        value={search}
        maxLength={254}
        onChange={({ target }) => {
          setSearch(target.value)
          setPage(1)
        }}
      />
      {error !== null && data === undefined
        ? <NotLoaded error={error} onRetry={() => void refetch()} />
        : data === undefined
        ? <Skeleton className="mt-3 h-24" />
        : (
          <>
            {data.items.length === 0 && <p className="mt-3 text-fg-2">{t("desk.nothing")}</p>}
            <ul aria-label={t("desk.accounts")} className="mt-1 divide-y divide-line">
              {data.items.map((account) => <AccountRow key={account.id} account={account} />)}
            </ul>
            <Pager page={page} pages={Math.ceil(data.total / size)} onPage={setPage} />
          </>
        )}
      <Invite />
    </DeskSection>
  )
}

type Account = RouterOutput["desk"]["findAccounts"]["items"][number]

const AccountRow = ({ account: { id, name, plan, tasks, bytes, disabled_at: disabledAt } }: {
  readonly account: Account
}): ReactElement => {
  const t = useText("desk")
  const language = useLanguage()
  const utils = trpc.useUtils()
  const settled = { onError: failed, onSettled: () => utils.desk.findAccounts.invalidate() }
  const disable = trpc.account.disableUser.useMutation(settled)
  const enable = trpc.account.enableUser.useMutation(settled)
  const { mutate, isPending } = disabledAt === null ? disable : enable
  const act = t(disabledAt === null ? "desk.disable" : "desk.enable")
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex items-center gap-2 font-[540]">
          <span className="truncate">{name ?? id}</span>
          {disabledAt !== null && <Chip tone="warn">{t("desk.disabled")}</Chip>}
        </p>
        <p className="tnum text-sm text-fg-2">{t("desk.files", { count: tasks, size: sizeOf(bytes, language) })}</p>
      </div>
      <PlanChoice account={{ id, name: name ?? id, plan }} />
      <Button
        size="sm"
        className="max-md:!h-11"
        disabled={isPending}
        aria-label={`${act}: ${name ?? id}`}
        onClick={() => mutate({ account: id })}
      >
        {act}
      </Button>
    </li>
  )
}

const Invite = (): ReactElement => {
  const t = useText("desk")
  const id = useId()
  const [contact, setContact] = useState("")
  const { mutate, isPending, error } = trpc.account.inviteUser.useMutation({
    onSuccess: ({ contact: invited, has_account: isThere }) => {
      toast(t(isThere ? "desk.isThere" : "desk.invited", { contact: invited }))
      setContact("")
    },
  })
  return (
    <form
      noValidate
      className="mt-4 border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ contact })
      }}
    >
      <label htmlFor={id} className="mb-1.5 block font-[540]">{t("desk.inviteLabel")}</label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={contact}
          maxLength={254}
          autoComplete="off"
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={({ target }) => setContact(target.value)}
        />
        <Button type="submit" className="!h-10 max-md:!h-11" disabled={isPending || contact.trim() === ""}>
          {t("desk.invite")}
        </Button>
      </div>
      {error !== null && <p id={`${id}-error`} role="alert" className="mt-2 text-sm text-bad">{errorMessage(error)}</p>}
    </form>
  )
}
