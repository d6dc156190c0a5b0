// Health check of MongoDB's container, run by mongosh in it: ends with 0 once there is a primary on which the shop's user can sign in. On the first run it makes
// the replica set and the user; also on data of an earlier version, which had neither a user nor a password. Until there is a user, MongoDB lets a client of its
// own machine do both.
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
    // There is one.
  }
}

if (!isSignedIn()) {
  ensureReplicaSet();
  // A new replica set elects its primary by the next check.
  if (!db.hello().isWritablePrimary) quit(1);
  admin.createUser({ user, pwd, roles: ['root'] });
}
quit(isSignedIn() && db.hello().isWritablePrimary ? 0 : 1);
