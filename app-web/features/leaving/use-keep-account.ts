import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"

/** Cancels the deletion of the account. */
export const useKeepAccount = () => {
  const t = useText("leaving")
  const utils = trpc.useUtils()
  const { mutate, isPending } = trpc.leaving.cancelDeletion.useMutation({
    onSuccess: () => void toast(t("deletion.kept"), { tone: "good" }),
    onError: (error) => void toast(errorMessage(error), { tone: "bad" }),
    onSettled: () => Promise.all([utils.leaving.invalidate(), utils.billing.invalidate()]),
  })
  return { keep: () => mutate({}), isPending }
}
