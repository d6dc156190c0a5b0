import { isStaffToken } from '@gvg/contracts/identity/access-token';

// Requests the scripts of a staff page with the document's own if the stored token belongs to staff: other browsers do not request them,
// and staff wait no longer for them.
const { storageKey = '', scripts = '' } = document.currentScript?.dataset ?? {};
try {
  if (isStaffToken(localStorage.getItem(storageKey) ?? ''))
    for (const href of scripts.split(' '))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', fetchPriority: 'low', href }),
      );
} catch {
  // Without storage, there is no session when the page starts.
}
