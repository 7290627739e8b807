import { notifySuccess } from '../../../components/notifications';
import { SettingsCard } from '../../../components/settings-card';
import { PasswordForm } from './password-form';

interface PasswordCardProps {
  /** Others have been signed out by the change. */
  onChanged: () => void;
}

/** Sets the first password, or another one. */
export function PasswordCard({ onChanged }: PasswordCardProps) {
  const handleChanged = () => {
    notifySuccess('Password changed', 'Other devices have been signed out.');
    onChanged();
  };
  return (
    <SettingsCard title="Password" text="A change signs all other devices out.">
      <PasswordForm asksForCurrent submitLabel="Save the password" onChanged={handleChanged} />
    </SettingsCard>
  );
}
