import { useReminderDismissed } from "#web/entities/plan/dismissal.ts"
import { minutesLeft } from "#web/entities/plan/minutes-left.ts"
import { money, planName } from "#web/entities/plan/money.ts"
import { follow, notCreated, readablePage, settled } from "#web/entities/plan/settled.ts"
import { longDayOf } from "#web/lib/format.ts"
import { settings } from "#web/lib/settings.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorCode, errorMessage } from "#web/request/error-message.ts"
import { Offline, SessionEnded, TimedOut } from "#web/request/failures.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Button } from "#web/ui/button.tsx"
import { Coming } from "#web/ui/coming.tsx"
import { PartFailed, Section } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { Link, useNavigate } from "@tanstack/react-router"
import { TRPCClientError } from "@trpc/client"
import { type ReactElement, type ReactNode, Suspense, useState } from "react"

/** What is wrong with a subscription that could not be shown: it is not there, what came cannot be read, or anything else. Null if nothing came. */
const problemOf = (error: unknown): "notFound" | "invalid" | "abnormal" | null => {
  const isCall = error instanceof TRPCClientError
  const cause = isCall ? error.cause : error
  if (cause instanceof Offline || cause instanceof TimedOut || cause instanceof SessionEnded) return null
  const code = errorCode(error)
  if (code === "NoSubscription" || code === "UserNotFound") return "notFound"
  const response = isCall ? error.meta?.["response"] : undefined
  const isAnswered = cause instanceof SyntaxError || (response instanceof Response && response.ok)
  return code === null && isAnswered ? "invalid" : "abnormal"
}

/** Reports that a subscription could not be changed, and leads to the plans. */
const useToPlans = () => {
  const t = useText("subscription")
  const navigate = useNavigate()
  const run = () => void navigate({ to: "/payment/plans", hash: "plans" })
  return (error: unknown): void =>
    void toast(errorMessage(error), { tone: "bad", action: { label: t("subscription.plans"), run } })
}

const Confirm = lazyComponent(() => import("#web/ui/confirm.tsx"), "Confirm")

type Subscription = RouterOutput["billing"]["getSubscription"]

/** The plan of the account, what is charged next, and how to change that. */
export const SubscriptionSection = (): ReactElement => {
  const t = useText("subscription")
  const { data, error, refetch } = trpc.billing.getSubscription.useQuery({}, { refetchOnMount: "always" })
  const problem = problemOf(error)
  return (
    <Section title={t("subscription.title")}>
      {error !== null && data === undefined
        ? (
          <PartFailed
            text={problem === null ? errorMessage(error) : t(`subscription.${problem}`)}
            onRetry={() => void refetch()}
          >
            <Link to="/payment/plans" hash="plans" className={buttonStyle({ size: "sm" })}>
              {t("subscription.plans")}
            </Link>
          </PartFailed>
        )
        : data === undefined
        ? <Skeleton className="h-24" />
        : <Standing subscription={data} />}
    </Section>
  )
}

const Standing = ({ subscription }: { readonly subscription: Subscription }): ReactElement => {
  const t = useText("subscription")
  const reader = useLanguage()
  const [isEnding, setEnding] = useState(false)
  const toPlans = useToPlans()
  const cancel = trpc.billing.cancelSubscription.useMutation({ ...settled, onError: toPlans })
  const resume = trpc.billing.continueSubscription.useMutation({ ...settled, onError: toPlans })
  const tryOut = trpc.billing.startTrial.useMutation(settled)
  const renew = trpc.billing.renewSubscription.useMutation({
    ...settled,
    onSuccess: follow,
    onError: notCreated(t("subscription.walletFailed")),
  })
  const portal = trpc.billing.openPortal.useMutation({
    ...settled,
    onSuccess: follow,
    onError: notCreated(t("subscription.linkFailed")),
  })
  const { plan, status, badge, next, next_charge: charge, expires_at: expires, pay_url: payUrl } = subscription
  const { payment_method: method, trial_available: isTrialFree, reminder } = subscription
  const { is_included: isIncluded } = subscription
  const isOwn = isIncluded && settings.plans === "own"
  const hours = useReminderDismissed()
  const day = expires === null ? null : longDayOf(new Date(expires), reader)
  const isPaid = method === "credit_card" || method === "alipay"
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-lg font-[640]">
          {!isIncluded
            ? planName(plan)
            : isOwn
            ? t("subscription.ownServer")
            : t("subscription.included", { plan: planName(plan) })}
        </span>
        {status !== null && !isIncluded && <Badge>{t(`subscription.${badge ?? status}`)}</Badge>}
      </p>
      <p className="mt-1 text-fg-2">
        {charge !== null
          ? t("subscription.next", {
            amount: money(charge.amount, charge.currency, reader),
            date: longDayOf(new Date(charge.at), reader),
          })
          : status === null || isIncluded
          ? plan === "free" && t("subscription.none")
          : day !== null &&
            t(
              status !== "active" && status !== "canceling"
                ? "subscription.was"
                : method === "trial"
                ? "subscription.freeUntil"
                : "subscription.until",
              { date: day },
            )}
      </p>
      {reminder !== null && hours !== null && (
        <p className="mt-1 text-sm text-fg-3">{t("subscription.reminderIn", { count: hours })}</p>
      )}
      {!isOwn && <MinutesLeft />}
      {next !== null && day !== null && (
        <p className="mt-1 text-fg-2">{t("subscription.becomes", { plan: planName(next.plan), date: day })}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2 [&>*]:max-md:!h-11">
        {payUrl !== null && (
          <a className={buttonStyle({ tone: "primary" })} href={readablePage(payUrl, reader)}>
            {t("subscription.pay")}
          </a>
        )}
        {isTrialFree && (
          <Button disabled={tryOut.isPending} onClick={() => tryOut.mutate({})}>{t("subscription.try")}</Button>
        )}
        {status === "active" && isPaid && (
          <>
            {method === "alipay" && (
              <Button tone="primary" onClick={() => renew.mutate({})}>{t("subscription.renew")}</Button>
            )}
            {method === "credit_card" && <Button onClick={() => portal.mutate({})}>{t("subscription.card")}</Button>}
            <Button disabled={cancel.isPending} onClick={() => setEnding(true)}>{t("subscription.cancel")}</Button>
          </>
        )}
        {status === "canceling" && (
          <Button tone="primary" disabled={resume.isPending} onClick={() => resume.mutate({})}>
            {t("subscription.continue")}
          </Button>
        )}
      </div>
      {isEnding && (
        <Suspense fallback={<Coming />}>
          <Confirm
            danger
            title={t("subscription.cancelTitle", { plan: planName(plan) })}
            description={t("subscription.cancelText", { date: day ?? "" })}
            act={t("subscription.cancel")}
            keep={t("subscription.keep")}
            onAct={() => cancel.mutate({})}
            onClose={() => setEnding(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const Badge = ({ children }: { readonly children: string }): ReactElement => (
  <span className="rounded-full bg-accent-soft px-2 text-2xs font-[620] text-accent-text">{children}</span>
)

const MinutesLeft = (): ReactNode => {
  const t = useText("plan")
  const reader = useLanguage()
  const { data } = trpc.plan.getUsage.useQuery({})
  if (data === undefined) return null
  return minutesLeft(data, t, reader).map((sentence) => <p key={sentence} className="mt-1 text-fg-2">{sentence}</p>)
}
