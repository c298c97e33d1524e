import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { NotLoaded, Section } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { Copy } from "lucide-react"
import type { ReactElement } from "react"

/** The link to give to others, and what it earned. */
export const ReferralSection = (): ReactElement => {
  const t = useText("balance")
  const { data, error, refetch } = trpc.referral.getReferralInfo.useQuery({})
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast(t("referral.copied")),
      () => toast(t("referral.notCopied"), { tone: "bad" }),
    )
  return (
    <Section title={t("referral.title")} text={t("referral.text")}>
      {error !== null && data === undefined
        ? <NotLoaded error={error} onRetry={() => void refetch()} />
        : data === undefined
        ? <Skeleton className="h-16" />
        : (
          <>
            <div className="flex flex-wrap gap-2">
              <Input
                readOnly
                aria-label={t("referral.link")}
                value={data.link}
                className="min-w-0 flex-1 max-md:!h-11"
              />
              <Button className="!h-10 max-md:!h-11" onClick={() => void copy(data.link)}>
                <Copy />
                {t("referral.copy")}
              </Button>
            </div>
            <p className="mt-3 text-sm text-fg-2">
              {t("referral.count", { count: data.successful_referrals })} ·{" "}
              {t("referral.minutes", { count: data.bonus_minutes })}
              {data.pending_referrals > 0 && ` · ${t("referral.pending", { count: data.pending_referrals })}`}
            </p>
          </>
        )}
    </Section>
  )
}
