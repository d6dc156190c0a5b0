/** Icons that the first view of home does without; bundled with what imports them. */
export { ArrowLeft, Camera, Check, CircleAlert, Clock, Download, Hourglass, ImagePlus, Info, Laptop, LayoutGrid, Link, LockKeyhole, LogOut, Minus, Package, Pencil, RotateCcw, Share2, ShieldCheck, ShoppingCart, Smartphone, Tags, Trash2, TriangleAlert, Truck, UserRound } from 'lucide-react';
