// Health check of MongoDB's container, run by mongosh: exits with 0 once there is a primary on which the shop's user can sign in. The first run creates the
// replica set and the user, also on data of an earlier version without user and password. Until there is a user, MongoDB allows local clients to do both.
const { DOCUMENTS_USER: user, DOCUMENTS_PASSWORD: pwd } = process.env;
const admin = db.getSiblingDB('admin');

function isSignedIn() {
  try {
    return admin.auth(user, pwd).ok === 1;
  } catch {
    return false;
  }
}

function ensureReplicaSet() {
  try {
    rs.initiate({ _id: 'gvg', members: [{ _id: 0, host: 'documents:27017' }] });
  } catch {
    // It exists already.
  }
}

if (!isSignedIn()) {
  ensureReplicaSet();
  // A new replica set elects its primary before the next check.
  if (!db.hello().isWritablePrimary) quit(1);
  admin.createUser({ user, pwd, roles: ['root'] });
}
quit(isSignedIn() && db.hello().isWritablePrimary ? 0 : 1);
