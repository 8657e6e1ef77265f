// Whether the person's visits are counted: off until they switch it on, and nothing to see where no one counts.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { Banner } from '#web/ui/feedback/banner.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { allowVisitor, privacyKeys, visitorQuery } from './privacy-queries.ts'

import styles from './privacy.module.css'

type VisitsSectionProps = {
  userId: number
  /** The app asks again who is signed in, and what they allow. */
  onOwnChange: () => Promise<void>
}

export function VisitsSection({ userId, onOwnChange }: VisitsSectionProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const visitor = useQuery(visitorQuery(userId)).data
  const saving = useMutation({
    mutationFn: (isAllowed: boolean) => allowVisitor(userId, isAllowed),
    onSuccess: async (saved) => {
      queryClient.setQueryData(privacyKeys.visitor(userId), saved)
      await onOwnChange()
    },
  })
  if (visitor?.is_offered !== true) return null
  return (
    <Card className={styles.section}>
      <CardTitle level={2}>
        <Trans>Helping to improve the app</Trans>
      </CardTitle>
      {saving.isError && (
        <Banner tone="danger" isLive>
          {errorText(saving.error)}
        </Banner>
      )}
      <Checkbox
        label={t`Count which screens I open`}
        hint={t`Under a number that identifies no one: no names, no answers, no addresses. You can switch it off at any time.`}
        checked={saving.isPending ? saving.variables : visitor.is_allowed}
        // Not disabled while it is saved: that takes the focus away.
        onChange={(event) => !saving.isPending && saving.mutate(event.target.checked)}
      />
    </Card>
  )
}
