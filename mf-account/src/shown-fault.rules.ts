interface FieldMeta {
  active?: boolean;
  touched?: boolean;
  submitFailed?: boolean;
  /** Since the button was pressed, whether or not the form could be sent then. */
  modifiedSinceLastSubmit?: boolean;
  /** Since values were really sent. */
  dirtySinceLastSubmit?: boolean;
  error?: string;
  submitError?: string;
}

/**
 * When a field shows its fault (U15): always after a submit, on leaving it only for formats that are already filled,
 * never while it is being typed. What the API refused stays until the value changes.
 */
export function shownFault(meta: FieldMeta, value: string, checkedOnLeave = false): string | undefined {
  if (meta.submitFailed) return afterSubmit(meta);
  const isLeft = meta.touched && !meta.active && value.trim() !== '';
  return checkedOnLeave && isLeft ? meta.error : undefined;
}

function afterSubmit({ active, modifiedSinceLastSubmit, dirtySinceLastSubmit, error, submitError }: FieldMeta) {
  if (modifiedSinceLastSubmit) return active ? undefined : error;
  return error ?? (dirtySinceLastSubmit ? undefined : submitError);
}

interface FormFaults {
  hasValidationErrors?: boolean;
  errors?: Record<string, string>;
  submitErrors?: Record<string, string>;
}

/** What a press of the button found: of an older refusal only what is said of values that are still there as they were sent. */
export function faultsOfPress({ hasValidationErrors, errors, submitErrors = {} }: FormFaults, isAsSent: (field: string) => boolean) {
  if (!hasValidationErrors) return submitErrors;
  return { ...Object.fromEntries(Object.entries(submitErrors).filter(([field]) => isAsSent(field))), ...errors };
}
