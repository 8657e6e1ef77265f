// How the people of the company sign in: how long their sessions last, and whether a second step is asked.
import { Trans, useLingui } from '@lingui/react/macro'

import type { SignInPolicy } from '#contract/session/my-sessions.ts'
import { useData } from '#web/api/use-data.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { useCommandForm } from '#web/features/staff-shell/use-command-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'

import styles from './settings.module.css'

/** What the server takes: at least what a single access token lives, at most what it holds anyway. */
const IDLE_MINUTES = { min: 15, max: 43_200 }
const HOURS = { min: 1, max: 720 }

const POLICY = '/account/v1/{account_id}/sign-in-policy/'

export function SignInScreen({ accountId }: { accountId: number }) {
  const { data } = useData(POLICY, { path: { account_id: accountId } })
  return (
    <>
      <PageHeader
        title={<Trans>Sign-in rules</Trans>}
        description={
          <Trans>
            How the people of the company sign in, and how long they stay signed in. Candidates are
            not affected: they come back after weeks, and find their work.
          </Trans>
        }
      />
      <PolicyForm key={JSON.stringify(data)} accountId={accountId} policy={data} />
    </>
  )
}

function PolicyForm({ accountId, policy }: { accountId: number; policy: SignInPolicy }) {
  const { t } = useLingui()
  const { form, problem, problemOf, isBusy } = useCommandForm({
    method: 'put',
    endpoint: POLICY,
    path: { account_id: accountId },
    bodyIn: (data) => ({
      ...policy,
      session_idle_minutes: Number(textOf(data, 'session_idle_minutes')),
      session_hours: Number(textOf(data, 'session_hours')),
      is_second_factor_required: data.has('is_second_factor_required'),
      is_sign_on_required: data.has('is_sign_on_required'),
    }),
    onDone: () => notifyDone(t`The sign-in rules are saved.`),
  })
  return (
    <Card className={styles.formCard}>
      <form className={styles.form} {...form}>
        {problem}
        <NumberField
          label={t`Minutes without use after which a session ends`}
          hint={t`Between 15 minutes and 43,200 minutes, which is 30 days.`}
          name="session_idle_minutes"
          {...IDLE_MINUTES}
          required
          defaultValue={policy.session_idle_minutes}
          error={problemOf('session_idle_minutes')}
        />
        <NumberField
          label={t`Hours after sign-in at which a session ends`}
          hint={t`However much it was used: between 1 hour and 720 hours, which is 30 days.`}
          name="session_hours"
          {...HOURS}
          required
          defaultValue={policy.session_hours}
          error={problemOf('session_hours')}
        />
        <Checkbox
          name="is_second_factor_required"
          label={t`Ask for a second step at sign-in`}
          hint={t`Users who sign in with a password must set up an authenticator app or a passkey. With single sign-on, your provider handles this.`}
          defaultChecked={policy.is_second_factor_required}
          error={problemOf('is_second_factor_required')}
        />
        <SignOnRule
          isRequired={policy.is_sign_on_required}
          error={problemOf(
            'is_sign_on_required',
            t`Set up single sign-on first, and switch it on.`,
          )}
        />
        <p className={styles.hint}>
          <Trans>The strictest rules apply to users who work for several companies.</Trans>
        </p>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** The only rule by which a company can close itself to its own people: its words say to whom. */
function SignOnRule({ isRequired, error }: { isRequired: boolean; error: string | undefined }) {
  const { t } = useLingui()
  return (
    <>
      <Checkbox
        name="is_sign_on_required"
        label={t`Staff sign in through the company’s provider only`}
        hint={t`The company opens only to users who signed in through it. Users who signed in with a password or a passkey, you as well, are asked to do so at once: try single sign-on first. Their own accounts stay as they are.`}
        error={error}
        defaultChecked={isRequired}
      />
      <p className={styles.hint}>
        <Trans>
          The provider accepts only addresses of its domains, and no users who also work for another
          company: they cannot open this company.
        </Trans>
      </p>
    </>
  )
}
