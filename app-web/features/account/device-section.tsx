import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { NotLoaded, Section } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, useRef, useState } from "react"
import { DeviceRow } from "./device-row.tsx"

const failed = (error: unknown): void => void toast(errorMessage(error), { tone: "bad" })

/** Where the account is signed in. */
export const DeviceSection = (): ReactElement => {
  const t = useText("account")
  const utils = trpc.useUtils()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch } = trpc.account.listSessions.useQuery({}, { refetchOnMount: "always" })
  const again = () => utils.account.listSessions.invalidate()
  const end = trpc.account.endSession.useMutation({ onError: failed, onSettled: again })
  const endOthers = trpc.account.endOtherSessions.useMutation({
    onSuccess: ({ ended }) => void toast(t("devices.allEnded", { count: ended })),
    onError: failed,
    onSettled: again,
  })
  const endOne = (id: string, device: string) =>
    end.mutate({ id }, {
      onSuccess: () => {
        toast(t("devices.ended", { device }))
        heading.current?.focus()
      },
    })
  return (
    <Section title={t("devices.title")} text={t("devices.text")} heading={heading}>
      {error !== null && data === undefined
        ? <NotLoaded error={error} onRetry={() => void refetch()} />
        : data === undefined
        ? <Skeleton className="h-24" />
        : (
          <>
            <ul aria-label={t("devices.title")} className="divide-y divide-line">
              {data.items.map((session) => (
                <DeviceRow key={session.id} session={session} isPending={end.isPending} onEnd={endOne} />
              ))}
            </ul>
            {data.items.length > 1 && (
              <Button
                className="mt-4 max-md:!h-11"
                disabled={endOthers.isPending}
                onClick={() => setAsking(true)}
              >
                {t("devices.endAll")}
              </Button>
            )}
          </>
        )}
      {isAsking && (
        <Confirm
          danger
          title={t("devices.endAllTitle")}
          description={t("devices.endAllText")}
          act={t("devices.end")}
          onAct={() => endOthers.mutate({})}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}
