; The firewall rule lets others on private networks reach a hosted table. Only an elevated installer may set it; where
; it is not elevated, Windows asks when the first table opens, and the app's network check shows what to do.
!macro customInstall
  ${if} ${UAC_IsAdmin}
    nsExec::Exec 'netsh advfirewall firewall delete rule name="Kabinett" program="$INSTDIR\${APP_EXECUTABLE_FILENAME}"'
    nsExec::Exec 'netsh advfirewall firewall add rule name="Kabinett" dir=in action=allow profile=private,domain program="$INSTDIR\${APP_EXECUTABLE_FILENAME}" enable=yes'
  ${endif}
!macroend

!macro customUnInstall
  ${if} ${UAC_IsAdmin}
    nsExec::Exec 'netsh advfirewall firewall delete rule name="Kabinett" program="$INSTDIR\${APP_EXECUTABLE_FILENAME}"'
  ${endif}
!macroend
