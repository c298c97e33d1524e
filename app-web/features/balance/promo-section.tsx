import { refreshPlan } from "#web/entities/plan/refresh-plan.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Input } from "#web/ui/input.tsx"
import { Section } from "#web/ui/section.tsx"
import { type FormEvent, type ReactElement, useId, useState } from "react"

/** Where a promo code is used. */
export const PromoSection = (): ReactElement => {
  const t = useText("balance")
  const id = useId()
  const [code, setCode] = useState("")
  const [isEmpty, setEmpty] = useState(false)
  const { mutate, error, isPending } = trpc.promo.redeemCode.useMutation({
    onSuccess: ({ minutes, trial_days: days }) => {
      setCode("")
      toast(minutes > 0 ? t("promo.minutes", { count: minutes }) : t("promo.days", { count: days }))
    },
    onSettled: refreshPlan,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(code.trim() === "")
    if (code.trim() !== "" && !isPending) mutate({ code })
  }
  const refusal = isEmpty ? t("promo.required") : error === null ? null : errorMessage(error)
  return (
    <Section title={t("promo.title")}>
      <form onSubmit={submit} noValidate>
        <label htmlFor={id} className="mb-1.5 block text-sm font-[540]">{t("promo.label")}</label>
        <div className="flex flex-wrap gap-2">
          <Input
            id={id}
            value={code}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            aria-invalid={refusal !== null}
            aria-describedby={refusal === null ? undefined : `${id}-refusal`}
            className="max-w-72 min-w-0 flex-1 max-md:!h-11"
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" className="!h-10 max-md:!h-11" disabled={isPending}>{t("promo.use")}</Button>
        </div>
        {refusal !== null && <p id={`${id}-refusal`} role="alert" className="mt-2 text-sm text-bad">{refusal}</p>}
      </form>
    </Section>
  )
}
