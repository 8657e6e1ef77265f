// The text templates of the demo companies. Data only.
type DemoTextTemplate = { readonly name: string; readonly body: string }

export const DEMO_TEXT_TEMPLATES: readonly DemoTextTemplate[] = [
  {
    name: 'Application reminder',
    body: 'Hi {{first_name|:there}}, your application for {{job_name}} is waiting for you. You can finish it here: {{job_invite_link}}',
  },
  {
    name: 'Call back',
    body: 'Hi {{first_name|:there}}, this is {{sender_name}} from {{company_name}}. I tried to call you about {{job_name}}. When is a good time to talk?',
  },
  {
    name: 'Next step',
    body: 'Hi {{first_name|:there}}, good news about {{job_name}}: you have reached this step: {{current_step_name}}. Sign in to see what to do.',
  },
]
